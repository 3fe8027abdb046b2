// Loaded before a subscription sample: prints its log as JSON, one line per entry. Node.js 20 has no built-in
// WebSocket. The samples require Node.js 22, so this provides an equivalent WebSocket.
import {WebSocket} from 'ws';

globalThis.WebSocket ??= WebSocket;
console.log = (...values) => process.stdout.write(`${JSON.stringify(values)}\n`);
