import Foundation
import SwiftUI
import Synchronization
import ViewGraph

/// The values behind an app's user defaults and its `@AppStorage`.
///
/// The app may read and change them on any thread. Changes from other threads than that of its
/// session reach the device and the views when the session next runs code of the app.
final class DefaultsValues: Sendable {
  private struct Contents: @unchecked Sendable {
    var stored: [String: Any] = [:]
    var registered: [String: Any] = [:]
    var given: [String: String] = [:]
    /// The places that were changed on other threads.
    var unsaved: [String] = []
    var suites: Set<String> = []
    /// What a search for orders sees of the values that the app's code has asked for.
    var keys: [String: ValueKey] = [:]
    var standard: DeviceDefaults?

    /// The suite of a place; nil for the app's own.
    func suite(of place: String) -> String? {
      suites.sorted().first { place.hasPrefix(DefaultsValues.place(of: "", in: $0)) }
    }

    /// The key at a place, without the name of its suite.
    func key(at place: String) -> String {
      let start = suite(of: place).map { DefaultsValues.place(of: "", in: $0) } ?? ""
      return String(place.dropFirst(start.count))
    }
  }
  private let contents = Mutex(Contents())

  /// The place of a key: a suite's keys begin with its name.
  static func place(of key: String, in suite: String?) -> String {
    suite.map { "\($0)/\(key)" } ?? key
  }

  /// The app's own user defaults; nil if Foundation makes none.
  var standard: UserDefaults? {
    if let known = contents.withLock({ $0.standard }) { return known }
    let made = DeviceDefaults(self)
    contents.withLock { $0.standard = made }
    return made
  }

  /// Lets go of the app's own user defaults, which hold these values.
  func close() { contents.withLock { $0.standard = nil } }

  /// The user defaults of a suite; nil for the app's own.
  func made(for suite: String?) -> UserDefaults? {
    guard let suite else { return standard }
    contents.withLock { _ = $0.suites.insert(suite) }
    return DeviceDefaults(self, suite: suite)
  }

  /// The suites that the app has opened.
  var suites: Set<String> { contents.withLock { $0.suites } }

  /// Starts with the values that the device stores for the app.
  func launch(with stored: [String: Any], given: [String: String]) {
    contents.withLock {
      $0.stored = stored.filter { given[$0.key] == nil }
      $0.given = given
    }
  }

  /// Whether a launch argument overrides a value, whatever the app sets.
  func isGiven(_ place: String) -> Bool {
    contents.withLock { $0.given[$0.key(at: place)] != nil }
  }

  /// The value at a place: that of a launch argument, a stored or a registered one; nil for none.
  func value(at place: String) -> Any? {
    contents.withLock {
      $0.given[$0.key(at: place)].map(Self.parsed) ?? $0.stored[place] ?? $0.registered[place]
    }
  }

  /// A launch argument as a property list has it: `(de, en)` is a list, all else a text.
  private static func parsed(_ argument: String) -> Any {
    guard argument.hasPrefix("("), argument.hasSuffix(")") else { return argument }
    return argument.dropFirst().dropLast().split(separator: ",")
      .map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " \"\n\t")) }
  }

  /// The value at a place for the app's own code.
  func object(at place: String) -> Any? {
    StateWatch.read(key(of: place), "\(place) of UserDefaults")
    return value(at: place)
  }

  /// Sets a value for the app's own code; nil removes it.
  func set(_ value: Any?, at place: String) {
    _ = key(of: place)
    guard let watch = StateWatch.current else {
      return contents.withLock {
        $0.stored[place] = value
        $0.unsaved.append(place)
      }
    }
    watch.store(place, value)
    watch.defaultChanged(place)
  }

  /// Keeps a value that goes to the device.
  func keep(_ value: Any?, at place: String) {
    let key = contents.withLock { contents in
      contents.stored[place] = value
      return contents.keys[place]
    }
    if let key { StateWatch.change(key, "\(place) of UserDefaults") }
  }

  /// The places that were changed on other threads since the last call, with their values.
  func takeUnsaved() -> [(place: String, value: Any?)] {
    contents.withLock { contents in
      defer { contents.unsaved = [] }
      return contents.unsaved.map { ($0, contents.stored[$0]) }
    }
  }

  /// Records defaults for values that are not set.
  func register(_ values: [String: Any]) {
    contents.withLock { $0.registered.merge(values) { $1 } }
  }

  /// All values of the app or of a suite, by key.
  func all(in suite: String?) -> [String: Any] {
    let (registered, given) = contents.withLock { ($0.registered, $0.given) }
    return values(registered, in: suite).merging(stored(in: suite)) { $1 }
      .merging(given.mapValues(Self.parsed)) { $1 }
  }

  /// The stored values of the app or of a suite, by key.
  func stored(in suite: String?) -> [String: Any] {
    values(contents.withLock { $0.stored }, in: suite)
  }

  private func values(_ values: [String: Any], in suite: String?) -> [String: Any] {
    contents.withLock { contents in
      let own = values.filter {
        contents.suite(of: $0.key) == suite && !$0.key.hasPrefix(ScenePlace.prefix)
          && !$0.key.hasPrefix(AskedPermissions.prefix) && $0.key != AppFolders.mark
      }
      return Dictionary(own.map { (contents.key(at: $0), $1) }) { $1 }
    }
  }

  private func key(of place: String) -> ValueKey {
    contents.withLock { contents in
      if let known = contents.keys[place] { return known }
      let key = ValueKey()
      contents.keys[place] = key
      return key
    }
  }
}
