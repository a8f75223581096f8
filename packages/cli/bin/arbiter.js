#!/usr/bin/env node
require('../dist/arbiter.cjs')
