process.stdout.write('arbiter\n')
