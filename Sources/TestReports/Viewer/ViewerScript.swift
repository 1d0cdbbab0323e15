/// The script of a trace's page, in the parts that it is written in.
///
/// The parts share one scope and run in the order in which they stand here.
enum ViewerScript {
  /// The whole script.
  static let text =
    "(() => {\n'use strict';\n"
    + [data, rows, screens, time, list, panels, page].joined(separator: "\n") + "\n})();\n"
}
