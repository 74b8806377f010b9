vcl 4.1;

# A shared cache with Varnish 7.1 or newer, started with `-p http_gzip_support=off`, so that pages stay in the encoding
# of the server. docs/caching.md says what each rule is for. Start Sayyad with
#   TRUSTED_PROXIES=127.0.0.1 SHARED_CACHES=http://127.0.0.1:6081 PUBLIC_URL=https://cars.example

import std;

backend default {
  .host = "127.0.0.1";
  .port = "3000";
  .probe = {
    .url = "/api/health/live";
    .interval = 1s;
    .timeout = 1s;
    .window = 3;
    .threshold = 2;
    .initial = 2;
  }
}

acl purgers {
  "127.0.0.1";
}

sub vcl_recv {
  # the language and the theme of a visitor, the only things by which pages are kept apart
  set req.http.Page-Variant = "ar";
  if (req.http.Cookie ~ "(?:^|;\s*)preferred-language=en(?:;|$)") {
    set req.http.Page-Variant = "en";
  }
  if (req.http.Cookie ~ "(?:^|;\s*)theme=light(?:;|$)") {
    set req.http.Page-Variant = req.http.Page-Variant + ".light";
  } elsif (req.http.Cookie ~ "(?:^|;\s*)theme=dark(?:;|$)") {
    set req.http.Page-Variant = req.http.Page-Variant + ".dark";
  } else {
    set req.http.Page-Variant = req.http.Page-Variant + ".system";
  }

  # the encoding that the server would choose
  if (req.http.Accept-Encoding ~ "(?i)\bzstd\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))") {
    set req.http.Accept-Encoding = "zstd";
  } elsif (req.http.Accept-Encoding ~ "(?i)\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))") {
    set req.http.Accept-Encoding = "br";
  } elsif (req.http.Accept-Encoding ~ "(?i)\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))") {
    set req.http.Accept-Encoding = "gzip";
  } else {
    set req.http.Accept-Encoding = "identity";
  }

  if (req.method == "PURGE") {
    if (client.ip !~ purgers) {
      return (synth(403));
    }
    return (purge);
  }
  if (req.http.Upgrade) {
    return (pipe);
  }

  # the API, its sockets, and files, which browsers cache
  if (req.url ~ "^/(?:(?:api|assets|files|pictures|placeholders)/|realtime)") {
    unset req.http.Page-Variant;
    return (pass);
  }
  # people with a session or a token, and visitors who chose large cards or save data, are always served by the server
  if (
    req.http.Authorization ||
    req.http.Save-Data ||
    req.http.Cookie ~ "(?:^|;\s*)(?:(?:__Secure-)?sayyad\.session_token=|cards=compact|data-saver=(?:on|slow))"
  ) {
    unset req.http.Page-Variant;
    return (pass);
  }
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  unset req.http.Cookie;

  # parameters of campaigns do not make another page
  set req.url = regsuball(req.url, "(?i)([?&])(?:utm_\w+|fbclid|gclid|gbraid|wbraid|dclid|msclkid|ttclid|twclid|sccid|igshid|yclid|mc_[ce]id|_gl)=[^&]*", "\1");
  set req.url = regsuball(req.url, "&{2,}", "&");
  set req.url = regsub(req.url, "\?&+", "?");
  set req.url = regsub(req.url, "[?&]+$", "");

  # pages older than this are not served while the server responds
  if (std.healthy(req.backend_hint) && req.restarts == 0) {
    set req.grace = 30s;
  } else {
    set req.grace = 24h;
  }
  return (hash);
}

sub vcl_pipe {
  set bereq.http.Upgrade = req.http.Upgrade;
  set bereq.http.Connection = "upgrade";
}

sub vcl_backend_response {
  if (beresp.status == 200 && beresp.http.CDN-Cache-Control ~ "max-age=\d+" && !beresp.http.Set-Cookie) {
    set beresp.ttl = std.duration(regsub(beresp.http.CDN-Cache-Control, "^.*max-age=(\d+).*$", "\1s"), 0s);
    set beresp.grace = 24h;
    set beresp.keep = 1h;
    set beresp.http.Cache-Control = "public, max-age=0, must-revalidate";
  } else {
    set beresp.uncacheable = true;
    set beresp.ttl = 60s;
  }
  # stale pages are better than errors of the server
  if (beresp.status >= 500 && bereq.is_bgfetch) {
    return (abandon);
  }
}

sub vcl_backend_error {
  if (bereq.is_bgfetch) {
    return (abandon);
  }
}

sub vcl_deliver {
  if (resp.status >= 500 && req.restarts == 0 && req.method == "GET" && req.http.Page-Variant) {
    return (restart);
  }
  unset resp.http.CDN-Cache-Control;
  unset resp.http.Vary;
  unset resp.http.X-Varnish;
  unset resp.http.Via;
  if (obj.hits > 0) {
    set resp.http.X-Cache-Status = "HIT";
  } else {
    set resp.http.X-Cache-Status = "MISS";
  }
  # browsers ask each time
  unset resp.http.Age;
}
