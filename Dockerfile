FROM node:24-trixie-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY scripts scripts
COPY clients/typescript/package.json clients/typescript/
RUN npm ci
COPY tsconfig.json ./
COPY schemas schemas
COPY pages pages
COPY templates templates
COPY docs/law.md docs/law.md
COPY clients clients
COPY src src
COPY workers workers
# Of the binaries for every platform, the image keeps its own.
RUN npm run build \
  && npm prune --omit=dev --ignore-scripts \
  && find node_modules/uWebSockets.js/ -name 'uws_*.node' \
    ! -name "uws_$(node -p 'process.platform + "_" + process.arch + "_" + process.versions.modules').node" -delete

FROM node:24-trixie-slim
ENV NODE_ENV=production PRUMO_HOST=0.0.0.0 PRUMO_PORT=8080 PRUMO_DATA_DIR=/data
WORKDIR /app
RUN install -d -o node -g node -m 700 /data
COPY package.json LICENSE ./
COPY bin bin
COPY scripts/health.mjs scripts/health.mjs
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/dist/schemas dist/schemas
COPY --from=build /app/dist/pages dist/pages
COPY --from=build /app/dist/templates dist/templates
COPY --from=build /app/dist/docs dist/docs
COPY --from=build /app/dist/src dist/src
COPY --from=build /app/dist/workers dist/workers
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s CMD ["node", "scripts/health.mjs"]
ENTRYPOINT ["node", "bin/prumo.mjs"]
CMD ["serve"]
