public import SimulatedApp
import XCUIAutomation

/// What the app keeps of one kind: read it, write it, and make it as on a fresh device again.
///
/// It works before `launch()` and while the app runs, which sees the change at once. What is kept
/// outlives the app's processes, and ends with the test.
///
/// ```swift
/// app.tunnel.defaults["seenTour"] = true
/// app.tunnel.keychain["token"] = nil
/// app.tunnel.files.remove("Documents")
/// ```
public struct StoredValues {
  private let tunnel: AppTunnel
  private let kind: StorageKind

  init(_ kind: StorageKind, of tunnel: AppTunnel) {
    self.kind = kind
    self.tunnel = tunnel
  }

  /// The entry of a name; of a file its text, or what its JSON says.
  ///
  /// Setting nil removes it. A name that cannot be one, and a value that has no form in JSON, fail
  /// the test.
  public subscript(name: String) -> StateValue? {
    get { all[name] }
    nonmutating set { plant(newValue ?? .null, as: name) }
  }

  /// All entries by name; of files by path.
  public var all: [String: StateValue] { tunnel.session?.entries(of: kind) ?? [:] }

  /// The names of all entries, in order.
  public var names: [String] { all.keys.sorted() }

  /// Removes entries; of files a folder with all that is in it.
  public func remove(_ names: String...) {
    for name in names { plant(.null, as: name) }
  }

  /// Removes every entry, also those of a fresh device.
  public func removeAll() {
    for name in names { plant(.null, as: name) }
  }

  /// Makes everything as on a fresh device again.
  public func reset() { tunnel.session?.perform(.resetState(kind)) }

  private func plant(_ value: StateValue, as name: String) {
    guard let session = tunnel.session else { return }
    tunnel.application.report(
      session.perform(.plant(value, as: name, in: kind)), of: "set \(name) of \(kind.rawValue)",
      in: session)
  }
}
