package import AccessibilityTree
import SimulatedApp

extension ElementSnapshot {
  /// The label of an application, or else its title.
  func applicationName(of element: Int) -> String {
    label(of: element).isEmpty ? title(of: element) : label(of: element)
  }

  /// Whether any window is marked as the main one; in page sources none is.
  var tellsMainWindow: Bool {
    (0..<count).contains { type(of: $0) == .window && flags(of: $0).contains(.isMainWindow) }
  }
}

/// A tree that will become a state of a screen.
package struct ImportedScreen: Sendable {
  /// The name of the file, or of the step of a recording, without its ending.
  package var origin: String
  /// The elements.
  package var snapshot: ElementSnapshot
  /// The app's bundle identifier, if known.
  package var bundleIdentifier: String?

  /// Takes a tree and its origin.
  package init(origin: String, snapshot: ElementSnapshot, bundleIdentifier: String? = nil) {
    self.origin = origin
    self.snapshot = snapshot
    self.bundleIdentifier = bundleIdentifier
  }

  /// The label of the application, or its title, as apps of macOS have; empty if there is none.
  var applicationLabel: String {
    guard snapshot.count > 0, snapshot.type(of: 0) == .application else { return "" }
    return snapshot.applicationName(of: 0)
  }

  /// The window that the screen is in: the main one, or else the first; nil without windows.
  var window: Int? {
    guard snapshot.count > 0 else { return nil }
    if snapshot.type(of: 0) == .window { return 0 }
    let windows = snapshot.children(of: 0).filter { snapshot.type(of: $0) == .window }
    return windows.first { snapshot.flags(of: $0).contains(.isMainWindow) } ?? windows.first
  }

  /// The size of the screen, taken from the window, the application, or a root as large as a
  /// device; nil if none has a size that a screen file can hold.
  var bounds: ElementFrame? {
    let known = [window, isWhole ? 0 : nil].compactMap { $0 }
      .map { snapshot.frame(of: $0) }
    // A window of a Mac begins somewhere on the screen, which reaches at least to its end.
    let reach = known.map {
      ElementFrame(x: 0, y: 0, width: max(0, $0.x) + $0.width, height: max(0, $0.y) + $0.height)
    }
    return reach.first {
      !$0.isEmpty && $0.isFinite && max($0.width, $0.height) <= ElementDefinition.pointsLimit
    }
  }

  /// Whether the root is an application, or as large as the screen of a known device.
  private var isWhole: Bool {
    guard snapshot.count > 0 else { return false }
    guard snapshot.type(of: 0) != .application else { return true }
    let frame = snapshot.frame(of: 0)
    return DeviceProfile.all.contains { $0.width == frame.width && $0.height == frame.height }
  }

  /// How far the root and its children extend to the right and down; deeper elements may be
  /// scrolled out of view.
  var reach: ElementFrame {
    var reach = ElementFrame.zero
    guard snapshot.count > 0 else { return reach }
    let root = snapshot.type(of: 0) == .application ? [] : [0]
    for element in root + snapshot.children(of: 0) {
      let frame = snapshot.frame(of: element)
      guard !frame.isEmpty, frame.isFinite else { continue }
      reach.width = max(reach.width, frame.x + frame.width)
      reach.height = max(reach.height, frame.y + frame.height)
    }
    return reach
  }
}
