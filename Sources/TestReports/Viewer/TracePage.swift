import Markup

/// The page of a trace, without its data.
enum TracePage {
  /// The page up to the data.
  ///
  /// The policy keeps the page from loading anything, whatever a journal contains.
  static func beginning(title: String) -> String {
    var page = Markup(
      title: title, style: PackageResources.trace_css,
      policy: "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; "
        + "img-src data:")
    page.raw(PackageResources.trace_html)
    page.raw("<script type=\"application/json\" id=\"trace\">")
    return page.text
  }

  /// The page after the data.
  static var end: String {
    var page = Markup(.html)
    page.raw("</script>\n<script>\n(() => {\n'use strict';\n")
    for part in scripts { page.raw(part) }
    page.raw("})();\n</script>\n</body>\n</html>\n")
    return page.text
  }

  /// The parts of the script, which share one scope and run in this order.
  private static var scripts: [[UInt8]] {
    [
      PackageResources.trace_data_js, PackageResources.trace_rows_js,
      PackageResources.trace_screens_js, PackageResources.trace_time_js,
      PackageResources.trace_film_js, PackageResources.trace_list_js,
      PackageResources.trace_panels_js, PackageResources.trace_page_js,
    ]
  }
}
