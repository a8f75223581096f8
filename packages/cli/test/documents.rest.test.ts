/**
 * The shell blocks of the pages run.
 * @module-tag rest
 */
import { pagesRunHere, testShellBlocks } from './documents.ts'

testShellBlocks(pagesRunHere)
