import type { Suite } from '../../suite.ts'
import { deviceRows } from './device-rows.ts'
import { importRow } from './import-row.ts'
import { mappedRows } from './mapped-rows.ts'
import { stubRows } from './stub-rows.ts'

/** What the strata of @cubaton/driver cost over bare koffi, on a stub and on a device, and what importing it costs. */
export const driverSuite: Suite = async (context) => [
  ...stubRows(context),
  ...deviceRows(context),
  importRow(context),
  ...mappedRows(context),
]
