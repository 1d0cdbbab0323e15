import XCTest

/// Saves the screens of an app, step by step, as JSON: add this file to a UI-test target.
///
/// ```swift
/// let recorder = ScreenRecorder(app, folder: URL(fileURLWithPath: "/tmp/recordings"))
/// app.buttons["login"].tap()
/// try recorder.record("after login")
/// ```
///
/// Each step becomes an attachment of the test and, if a folder is given, a file in it. The
/// environment variable `SCREEN_RECORDER_FOLDER` can name the folder too. `rehearse verify`
/// compares the files with a model of the app, and `rehearse import` turns them into screens. The
/// file uses only public API of XCTest.
@MainActor
public final class ScreenRecorder {
  /// The environment variable that names the folder.
  public static let folderVariable = "SCREEN_RECORDER_FOLDER"

  private let app: XCUIApplication
  private let folder: URL?
  private let bundleIdentifier: String?
  private let takesScreenshots: Bool
  private var step = 0

  /// Makes a recorder of an app.
  ///
  /// - Parameters:
  ///   - app: The app, which may start later.
  ///   - folder: The folder of the files; nil uses the one named by the environment, if any.
  ///   - bundleIdentifier: The app's bundle identifier, written to the files.
  ///   - takesScreenshots: Whether each step also attaches a screenshot.
  public init(
    _ app: XCUIApplication, folder: URL? = nil, bundleIdentifier: String? = nil,
    takesScreenshots: Bool = false
  ) {
    self.app = app
    self.bundleIdentifier = bundleIdentifier
    self.takesScreenshots = takesScreenshots
    let named = ProcessInfo.processInfo.environment[Self.folderVariable]
    self.folder = folder ?? named.map { URL(fileURLWithPath: $0, isDirectory: true) }
  }

  /// Saves the current screen under the name of the step.
  ///
  /// - Returns: The file; nil without a folder.
  /// - Throws: When the app cannot be read, or the file cannot be written.
  @discardableResult
  public func record(_ name: String) throws -> URL? {
    step += 1
    let tree = try app.snapshot().dictionaryRepresentation
    var elements: [[String: Any]] = []
    Self.add(tree, depth: 0, to: &elements)
    var recording: [String: Any] = [
      "format": "rehearsal.recording", "version": 1, "step": step, "name": name,
      "elements": elements,
    ]
    recording["bundleIdentifier"] = bundleIdentifier
    let data = try JSONSerialization.data(
      withJSONObject: recording, options: [.prettyPrinted, .sortedKeys])
    attach(data, name: name)
    return try save(data, name: name)
  }

  private func attach(_ data: Data, name: String) {
    XCTContext.runActivity(named: "Record \(name)") { activity in
      let attachment = XCTAttachment(data: data, uniformTypeIdentifier: "public.json")
      attachment.name = fileName(name)
      attachment.lifetime = .keepAlways
      activity.add(attachment)
      guard takesScreenshots else { return }
      let picture = XCTAttachment(screenshot: app.screenshot())
      picture.name = name
      picture.lifetime = .keepAlways
      activity.add(picture)
    }
  }

  private func save(_ data: Data, name: String) throws -> URL? {
    guard let folder else { return nil }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent(fileName(name))
    try data.write(to: file)
    return file
  }

  /// The step's number, with the letters and digits of its name.
  private func fileName(_ name: String) -> String {
    let number = String(repeating: "0", count: max(0, 3 - "\(step)".count)) + "\(step)"
    let words = name.prefix(60).map { $0.isLetter || $0.isNumber ? String($0) : "-" }
    return "\(number)-\(words.joined()).json"
  }

  /// Adds an element and its descendants, each with its depth, so that the list is flat.
  private static func add(
    _ element: [XCUIElement.AttributeName: Any], depth: Int, to elements: inout [[String: Any]]
  ) {
    var saved: [String: Any] = ["depth": depth]
    for (name, key) in texts {
      guard let value = element[name] else { continue }
      let text = "\(value)"
      if !text.isEmpty { saved[key] = text }
    }
    for (name, key) in flags { saved[key] = element[name] as? Bool }
    let type = element[.elementType]
    saved["elementType"] = (type as? NSNumber)?.intValue ?? (type as? UInt).map { Int($0) }
    saved["frame"] = frame(element[.frame])
    elements.append(saved)
    let children = element[.children] as? [[XCUIElement.AttributeName: Any]] ?? []
    for child in children { add(child, depth: depth + 1, to: &elements) }
  }

  private static let texts: [(XCUIElement.AttributeName, String)] = [
    (.identifier, "identifier"), (.label, "label"), (.title, "title"), (.value, "value"),
    (.placeholderValue, "placeholderValue"),
  ]

  private static let flags: [(XCUIElement.AttributeName, String)] = [
    (.enabled, "enabled"), (.selected, "selected"), (.hasFocus, "hasFocus"),
  ]

  /// The frame as four numbers; nil if one is infinite, which JSON cannot express.
  private static func frame(_ value: Any?) -> [Double]? {
    guard let parts = value as? [String: Any] else { return nil }
    let numbers = ["X", "Y", "Width", "Height"].compactMap { key -> Double? in
      (parts[key] as? NSNumber)?.doubleValue ?? parts[key] as? Double
    }
    return numbers.count == 4 && numbers.allSatisfy(\.isFinite) ? numbers : nil
  }
}
