import http from 'node:http';
import type {AddressInfo} from 'node:net';

/** One request to the verification API: its query and its form data. */
export interface ExplorerRequest {
  method: string;
  query: Record<string, string>;
  form: Record<string, string>;
}

/** Replaces the explorer's verification API: accepts all requests and stores them. */
export interface Explorer {
  url: string;
  requests: ExplorerRequest[];
  close(): Promise<void>;
}

const UNVERIFIED = {status: '0', message: 'NOTOK', result: 'Contract source code not verified'};
const answers: Record<string, {status: string; message: string; result: unknown}> = {
  getsourcecode: UNVERIFIED,
  getabi: UNVERIFIED,
  verifysourcecode: {status: '1', message: 'OK', result: 'receipt-of-this-test'},
  checkverifystatus: {status: '1', message: 'OK', result: 'Pass - Verified'},
};

/** The response about a contract whose sources it has received. */
const VERIFIED = {status: '1', message: 'OK', result: '[]'};

/** Responds in the format that Etherscan introduced, and accepts everything. */
export async function startExplorer(): Promise<Explorer> {
  const requests: ExplorerRequest[] = [];
  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const query = Object.fromEntries(new URL(request.url ?? '/', 'http://explorer').searchParams);
      const form = Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString('utf8')));
      requests.push({method: request.method ?? '', query, form});
      const isVerified = requests.some(
        ({form: sent}) =>
          sent['sourceCode'] && sent['contractaddress']?.toLowerCase() === query['address']?.toLowerCase(),
      );
      if (query['action'] === 'getabi' && isVerified)
        return response.writeHead(200, {'content-type': 'application/json'}).end(JSON.stringify(VERIFIED));
      return response
        .writeHead(200, {'content-type': 'application/json'})
        .end(
          JSON.stringify(
            answers[query['action'] ?? form['action'] ?? ''] ?? {status: '0', message: 'NOTOK', result: 'unknown'},
          ),
        );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/`,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
