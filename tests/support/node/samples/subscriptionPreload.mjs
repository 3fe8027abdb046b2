// Loaded before a sample of a subscription: prints what it logs as JSON, a line each. Node.js 20 has no WebSocket of its
// own; the samples say that they need 22, so it gets the one that 22 would have.
import {WebSocket} from 'ws';

globalThis.WebSocket ??= WebSocket;
console.log = (...values) => process.stdout.write(`${JSON.stringify(values)}\n`);
