#!/usr/bin/env node
import '../dist/arbiter.js'
