import { configureGlobal } from 'fast-check'

// A broken rule is tried by thousands of runs of the same properties: fewer examples each, and none is made smaller.
configureGlobal({ numRuns: 30, endOnFailure: true })
