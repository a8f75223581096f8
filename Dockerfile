# Arbiter in a container: docs/install.md. The first stage builds the tarball of the program, the second installs nothing but that.
FROM node:22-slim AS build
WORKDIR /src
COPY . .
RUN npm ci --ignore-scripts
RUN npm run build
RUN npm pack --workspace packages/cli --ignore-scripts --pack-destination /src

FROM node:22-slim
COPY --from=build /src/arbiter-tournaments-*.tgz /tmp/
RUN npm install --global --ignore-scripts --no-audit --no-fund /tmp/arbiter-tournaments-*.tgz && rm /tmp/arbiter-tournaments-*.tgz
RUN mkdir /data && chown node:node /data
USER node
WORKDIR /data
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s CMD ["node", "-e", "fetch('http://127.0.0.1:8080/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["arbiter"]
CMD ["serve", "--host", "0.0.0.0", "--database", "/data/arbiter.sqlite"]
