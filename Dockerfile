# Builds the site and serves it with nginx, unprivileged, on port 8080:
#   docker build --build-arg SITE_URL=https://docs.example.org -t conflux-docs . && docker run -p 8080:8080 conflux-docs
FROM node:22.23.2-bookworm-slim@sha256:83f487e0a63425e5b4d146fb5e5be574bcbe1b7b843d3ebafdd95eaf7767a7e5 AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
# npm links the workspace packages and needs only their manifests for that.
COPY packages/docusaurus-plugin-openrpc/package.json packages/docusaurus-plugin-openrpc/
COPY packages/conflux-docs-mcp/package.json packages/conflux-docs-mcp/
RUN npm ci --no-audit --no-fund
COPY . .
ARG SITE_URL
ARG ASSISTANT_KEY
ARG ANALYTICS_ID
# The assistant's key and the analytics ID are public parts of the pages, not secrets.
ENV SITE_URL=${SITE_URL:-https://doc.confluxnetwork.org} ASSISTANT_KEY=${ASSISTANT_KEY} ANALYTICS_ID=${ANALYTICS_ID}
# The hosting files come first, because the security policy must allow what this build needs. nginx sends the .gz files.
RUN npm run generate -- hosting && STRICT=1 npm run build && npx tsx scripts/precompress.ts gz

FROM nginxinc/nginx-unprivileged:1.29.4-alpine@sha256:a6c4f61f456b85b8fdf7ec7ab28cc3e299440e6fb4a9dea520e5fd8fd440025e
COPY --from=build /site/deploy/nginx.conf /etc/nginx/conf.d/default.conf
COPY --from=build /site/build /usr/share/nginx/html
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=3s CMD wget -q -O /dev/null http://127.0.0.1:8080/ || exit 1
