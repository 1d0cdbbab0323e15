import LoopbackHTTP

/// The files of the page, which were compiled in.
enum PageFile {
  case page, style, script

  /// The file at a path; nil if there is none.
  static func named(_ path: [String]) -> PageFile? {
    switch path {
    case []: .page
    case ["page.css"]: .style
    case ["page.js"]: .script
    default: nil
    }
  }

  /// The policy keeps the page from loading anything from elsewhere and from running anything that
  /// an app's texts may contain, and other pages from showing it in a frame.
  static let policy =
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:; "
    + "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

  /// The answer with the file.
  var response: HTTPResponse {
    var response =
      switch self {
      case .page: HTTPResponse(contentType: "text/html; charset=utf-8", body: page)
      case .style:
        HTTPResponse(contentType: "text/css; charset=utf-8", body: PackageResources.page_css)
      case .script: HTTPResponse(contentType: "text/javascript; charset=utf-8", body: script)
      }
    response.headers = [
      HTTPRequest.Field(name: "Content-Security-Policy", value: Self.policy),
      HTTPRequest.Field(name: "Cross-Origin-Resource-Policy", value: "same-origin"),
      HTTPRequest.Field(name: "Referrer-Policy", value: "no-referrer"),
    ]
    return response
  }

  private var page: [UInt8] { PackageResources.page_html }

  /// The parts of the script, which share one scope and run in this order.
  private var script: [UInt8] {
    let parts = [
      PackageResources.page_parts_js, PackageResources.page_server_js,
      PackageResources.page_screen_js, PackageResources.page_panels_js,
      PackageResources.page_clock_js, PackageResources.page_start_js,
    ]
    return Array("(() => {\n'use strict';\n".utf8) + parts.flatMap { $0 } + Array("})();\n".utf8)
  }
}
