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

  /// The answer with the file.
  var response: HTTPResponse {
    switch self {
    case .page: .page("text/html", PackageResources.page_html)
    case .style: .page("text/css", PackageResources.page_css)
    case .script: .page("text/javascript", script)
    }
  }

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
