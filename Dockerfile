# Builds the site and serves it with nginx, unprivileged, on port 8080:
#   docker build --build-arg SITE_URL=https://docs.example.org -t conflux-docs . && docker run -p 8080:8080 conflux-docs
FROM node:22-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
# npm links the workspace packages and needs only their manifests for that.
COPY packages/docusaurus-plugin-openrpc/package.json packages/docusaurus-plugin-openrpc/
RUN npm ci --no-audit --no-fund
COPY . .
ARG SITE_URL
ARG ASSISTANT_KEY
ARG ANALYTICS_ID
# The assistant's key and the analytics ID are public parts of the pages, not secrets.
ENV SITE_URL=${SITE_URL:-https://doc.confluxnetwork.org} ASSISTANT_KEY=${ASSISTANT_KEY} ANALYTICS_ID=${ANALYTICS_ID}
# The hosting files come first, because the security policy must allow what this build needs.
RUN npm run generate -- hosting && STRICT=1 npm run build && npx tsx scripts/precompress.ts

FROM nginxinc/nginx-unprivileged:stable
COPY --from=build /site/deploy/nginx.conf /etc/nginx/conf.d/default.conf
COPY --from=build /site/build /usr/share/nginx/html
EXPOSE 8080
