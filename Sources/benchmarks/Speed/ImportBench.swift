import ScreenImport
import SimulatedApp

/// Measures the import of a generated page source of ten megabytes.
enum ImportBench {
  /// The size of the source, in bytes.
  static let size = 10_000_000

  /// Seconds to read the source into trees; nil if elements are lost.
  static func read(runs: Int) -> Double? {
    let bytes = source()
    var count = 0
    let seconds = Stopwatch.median(runs: runs, times: 1) {
      guard let file = try? ImportReader.read(bytes), let tree = file.trees.first else { return }
      count = file.snapshot(of: tree).count
    }
    return count > 10_000 ? seconds : nil
  }

  /// Seconds to turn the source into the texts of screen files; nil if there are none.
  static func importAll() -> Double? {
    let bytes = source()
    var size = 0
    let seconds = Stopwatch.median(runs: 1, times: 1) {
      guard let file = try? ImportReader.read(bytes) else { return }
      let app = ImportedApp(file.screens(origin: "source")).definition
      guard let files = try? AppFolder.files(of: app) else { return }
      size = files.reduce(0) { $0 + $1.text.utf8.count }
    }
    return size > 0 ? seconds : nil
  }

  /// Imports the source once and returns the peak memory in megabytes.
  static func peak() -> String? {
    importAll() == nil ? nil : "\(ChildProcess.ownPeakMegabytes)"
  }

  /// A table of many cells, as WebDriverAgent prints it.
  private static func source() -> [UInt8] {
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<AppiumAUT>\n"
    text.reserveCapacity(size + 4_096)
    let screen = "x=\"0\" y=\"0\" width=\"393\" height=\"852\""
    let around = ["Application", "Window", "Other", "Other", "Table"]
    for type in around { text += tag(type, "name=\"Big \(type)\" \(screen)", isClosed: false) }
    var row = 0
    while text.utf8.count < size {
      text += cell(row)
      row += 1
    }
    for type in around.reversed() { text += "</XCUIElementType\(type)>\n" }
    return Array((text + "</AppiumAUT>\n").utf8)
  }

  private static func cell(_ row: Int) -> String {
    let y = row * 44
    let place = "x=\"0\" y=\"\(y)\" width=\"393\" height=\"44\""
    return tag("Cell", "name=\"row.\(row)\" \(place)", isClosed: false)
      + tag(
        "StaticText", "name=\"Title \(row) &amp; more\" label=\"Title \(row) &amp; more\" \(place)")
      + tag("Image", "name=\"chevron.right\" label=\"Forward\" \(place)")
      + tag("Button", "name=\"more.\(row)\" label=\"More about row \(row)\" \(place)")
      + "</XCUIElementTypeCell>\n"
  }

  private static func tag(_ type: String, _ attributes: String, isClosed: Bool = true) -> String {
    "      <XCUIElementType\(type) type=\"XCUIElementType\(type)\" \(attributes) enabled=\"true\" "
      + "visible=\"true\" accessible=\"true\" index=\"0\"\(isClosed ? "/>" : ">")\n"
  }
}
