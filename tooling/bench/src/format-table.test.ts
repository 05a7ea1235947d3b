import { expect, test } from 'vitest'
import { formatTable } from './format-table.ts'
import type { Column } from './format-table.ts'

interface Fruit {
  readonly name: string
  readonly price: string
  readonly remark: string
}

const columns: Column<Fruit>[] = [
  { id: 'name', title: 'fruit', align: 'left', text: (row) => row.name },
  { id: 'price', title: 'price', align: 'right', text: (row) => row.price },
  { id: 'remark', title: 'remark', align: 'left', text: (row) => row.remark },
]
const apple = { name: 'apple', price: '3.50', remark: 'sour' }
const fig = { name: 'fig', price: '12.00', remark: '' }

test('columns are as wide as their widest cell, numbers end in one line', () => {
  expect(formatTable(columns, [apple, fig])).toEqual(['fruit  price  remark', 'apple   3.50  sour', 'fig    12.00'])
})

test('a column that is empty in every row is left out, its title with it', () => {
  expect(formatTable(columns, [fig])).toEqual(['fruit  price', 'fig    12.00'])
})

test('no rows leave no columns', () => {
  expect(formatTable(columns, [])).toEqual([''])
})

test('a cell is painted after it was padded, so that colours do not shift columns', () => {
  const lines = formatTable(columns, [apple, fig], (text, column) => (column === 'name' ? `<${text}>` : text))
  expect(lines).toEqual(['<fruit>  price  remark', '<apple>   3.50  sour', '<fig  >  12.00'])
})

test('a name cannot command the terminal', () => {
  const hostile = { ...apple, name: '\u001b[2Japp\u009ble\r\n' }
  const text = formatTable(columns, [hostile]).join('')
  expect(text).not.toMatch(/[\u0000-\u001f\u007f-\u009f]/)
})
