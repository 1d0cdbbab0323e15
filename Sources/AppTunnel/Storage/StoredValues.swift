public import SimulatedApp
import XCUIAutomation

/// The entries of one of the app's stores: read, write and reset them.
///
/// It works before `launch()` and while the app runs; the running app sees a change at once.
/// Entries outlive the app's processes and are removed when the test ends.
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

  /// The entry of a name; for a file, its text or its JSON content.
  ///
  /// Setting nil removes it. An invalid name, or a value that JSON cannot express, fails the test.
  public subscript(name: String) -> StateValue? {
    get { all[name] }
    nonmutating set { plant(newValue ?? .null, as: name) }
  }

  /// All entries by name, or by path for files.
  public var all: [String: StateValue] { tunnel.session?.entries(of: kind) ?? [:] }

  /// The names of all entries, in order.
  public var names: [String] { all.keys.sorted() }

  /// Removes entries; for files, also a folder with everything in it.
  public func remove(_ names: String...) {
    for name in names { plant(.null, as: name) }
  }

  /// Removes every entry, also those of a fresh device.
  public func removeAll() {
    for name in names { plant(.null, as: name) }
  }

  /// Resets all entries to those of a fresh device.
  public func reset() { tunnel.session?.perform(.resetState(kind)) }

  private func plant(_ value: StateValue, as name: String) {
    guard let session = tunnel.session else { return }
    tunnel.application.report(
      session.perform(.plant(value, as: name, in: kind)), of: "set \(name) of \(kind.rawValue)",
      in: session)
  }
}
