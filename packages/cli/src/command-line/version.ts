/** The version of the command; a test keeps it equal to package.json. */
export const version = '0.2.0'
