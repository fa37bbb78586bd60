use super::*;

fn endpoint(path: &'static str) -> Endpoint {
    Endpoint {
        method: "GET",
        path,
        doc: "",
        query: None,
        body: None,
        response: None,
        headers: &[],
        since: VersionId(0),
        removal: None,
        not_shown: &[],
    }
}

fn path<'u>(url: &'u str, base: Option<&str>) -> Option<&'u str> {
    Target::of(url, base, "/api/").path
}

#[test]
fn a_path_is_taken_after_the_base_or_from_the_root() {
    assert_eq!(path("/api/loan", None), Some("/api/loan"));
    assert_eq!(
        path("https://a.example/www/api/loan?x#y", None),
        Some("/api/loan")
    );
    assert_eq!(path("https://api/loan", None), None);
    let base = Some("https://a.example/www/");
    assert_eq!(
        path("HTTPS://A.example/www/api/loan", base),
        Some("/api/loan")
    );
    assert_eq!(path("https://a.example/WWW/api/loan", base), None);
    assert_eq!(path("https://a.example.org/www/api/loan", base), None);
    assert_eq!(path("https://a.example/www/x/api/loan", base), None);
}

#[test]
fn an_identifier_is_one_segment_that_is_not_empty() {
    let endpoints = ["/api/loan/{id}", "/api/loan/{id}/copies"].map(endpoint);
    let at = |path| endpoint_at(&endpoints, "get", path).map(|at| endpoints[at].path);
    assert_eq!(at("/api/loan/a%20b%C3%BC;c"), Some("/api/loan/{id}"));
    assert_eq!(at("/api/loan/a/copies"), Some("/api/loan/{id}/copies"));
    for path in [
        "/api/loan/",
        "/api/loan/a/",
        "/api/loan/..",
        "/api/loan/a/b",
        "/api/loan//copies",
        "/api/loan/a%2Fb",
        "/api/loan/..%5Cb",
        "/api/loan/a\\b",
        "/api/loan/%2e%2E",
        "/api/loan/..;x",
        "/api/loan/%252e",
        "/api/loan/%%32e",
        "/api/loan/%c0%ae",
        "/api/loan/a%00",
        "/api/loan/a%",
    ] {
        assert_eq!(at(path), None, "{path}");
    }
}
