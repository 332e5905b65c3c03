// The public face of the package: everything a table, a server or a verifier may import.
export { commit, commitNonce, newSecret, nonce, sumOfText } from './promise.ts';
export { type Drawn, openSource, type SourceInputs, type TableSource } from './source.ts';
export { type Failure, type Outcome, type Proof, type Verdict, verify } from './verify.ts';
