import {headersFile, redirectsFile} from './netlify';
import {nginxFile} from './nginx';
import {vercelFile} from './vercel';

/** Every generated file of the hosts, path from the project's root to content. */
export const hostFiles = (): Record<string, string> => ({
  'static/_headers': headersFile(),
  'static/_redirects': redirectsFile(),
  'vercel.json': vercelFile(),
  'deploy/nginx.conf': nginxFile(),
});
