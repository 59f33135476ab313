# One image, one process per container; ROLE says which: all, web or worker.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
COPY embedded-mongo/package.json embedded-mongo/
RUN npm ci --include=dev --no-audit --no-fund
COPY .swcrc vite.config.ts vite.server.config.ts vite.storefront.config.ts tsconfig.json ./
COPY scripts scripts
COPY embedded-mongo embedded-mongo
COPY views views
COPY src src
COPY data data
# What runs, and nothing else: no build tools, no types, no tests.
RUN npm run build && node scripts/image.mjs /image

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data ROLE=all
WORKDIR /app
RUN mkdir /data && chown node:node /data
COPY --from=build /image ./
USER node
VOLUME /data
# The second is for printers over MQTT, in a worker.
EXPOSE 3000 1883
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/packed/main.js"]
