/**
 * The shell blocks of the pages that documents.test.ts leaves out.
 * @module-tag rest
 */
import { restPages, testShellBlocks } from './documents.ts'

testShellBlocks(restPages)
