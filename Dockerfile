# A house in a container: built from the sources, compiled; run without root on a read-only file system.
#   docker build -t manoir . && docker run --read-only --tmpfs /tmp -v games:/data -p 8080:8080 manoir
# Built in two steps, so that neither compiler nor Node is in what runs.

FROM python:3.13-slim-trixie AS build
# The base names its release of Debian; the compiler is not in what runs.
# hadolint ignore=DL3008
RUN apt-get update \
 && apt-get install -y --no-install-recommends gcc libc6-dev \
 && rm -rf /var/lib/apt/lists/*
WORKDIR /src
COPY . .
RUN python -m venv /opt/manoir \
 && MANOIR_COMPILE=1 /opt/manoir/bin/pip install --no-cache-dir --disable-pip-version-check ".[scale]"

FROM python:3.13-slim-trixie
RUN useradd --system --uid 10001 --home-dir /data --create-home manoir
COPY --from=build /opt/manoir /opt/manoir
ENV PATH=/opt/manoir/bin:$PATH \
    PYTHONDONTWRITEBYTECODE=1 \
    MANOIR_HOST=0.0.0.0 \
    MANOIR_PORT=8080 \
    MANOIR_DATABASE=sqlite+aiosqlite:////data/house.db
USER 10001
WORKDIR /data
VOLUME /data
EXPOSE 8080
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
  CMD ["python", "-c", "import os, urllib.request as it; it.urlopen(f\"http://127.0.0.1:{os.environ['MANOIR_PORT']}/health\", timeout=4)"]
CMD ["manoir", "serve"]
