import Foundation
@_spi(SwiftUI) import Observation

/// Watches the values that an app's code reads and changes, on the thread that runs it.
package final class StateWatch {
  /// Called with the name of a value, whether it is changed or read, and where in the run.
  package var touch: (_ name: String, _ isChange: Bool, _ place: Int) -> Void = { _, _, _ in }
  /// The place in the run where the code is; nil while nothing follows the run.
  package var place: () -> Int? = { nil }
  /// The value that the device stores for the app under a key; nil for none.
  package var stored: (_ key: String) -> Any? = { _ in nil }
  /// Whether a launch argument overrides the value of a key, whatever the app sets.
  package var isGiven: (_ key: String) -> Bool = { _ in false }
  /// Stores a value for the app under a key; nil removes it.
  package var store: (_ key: String, _ value: Any?) -> Void = { _, _ in }
  /// Called when the app's code has set a value by its key, which views may show.
  package var defaultChanged: (_ key: String) -> Void = { _ in }
  /// Called when the app's code dismisses the keyboard.
  package var dropKeyboard: () -> Void = {}
  /// Asks for the permission to use a resource of the device, and calls back with the answer, such
  /// as `denied` or `whenInUse`.
  package var ask: (_ resource: String, _ told: @escaping (_ status: String) -> Void) -> Void = {
    $1("denied")
  }
  /// Shows the share sheet with a text, and calls back when it has closed.
  package var share: (_ text: String, _ closed: @escaping (_ isCompleted: Bool) -> Void) -> Void = {
    $1(false)
  }
  /// The status of a resource that the app last received; nil before the first.
  package var permission: (_ resource: String) -> String? = { _ in nil }
  private var objects: [ObjectIdentifier: AnyObject] = [:]
  /// Whether the app's animations are turned on.
  package var isAnimated = true
  /// Whether views are being evaluated: the values that they read affect what they draw.
  var isDrawing = false
  private var paths: [AnyKeyPath: ValueKey] = [:]
  private var names: [ObjectIdentifier: (key: ValueKey, name: String)] = [:]
  private var uses: [String: Int] = [:]

  /// Makes a watch that reports to nobody.
  package init() {}

  /// The watch of this thread; nil if no app runs on it.
  package private(set) static var current: StateWatch? {
    get {
      guard let held = pthread_getspecific(slot) else { return nil }
      return Unmanaged<Holder>.fromOpaque(held).takeUnretainedValue().watch
    }
    set {
      let before = pthread_getspecific(slot)
      let holder = newValue.map { Unmanaged.passRetained(Holder($0)).toOpaque() }
      pthread_setspecific(slot, holder)
      before.map { Unmanaged<Holder>.fromOpaque($0).release() }
    }
  }

  /// The object of a type that exists once in a run of the app; made on first use.
  package func object<Object: AnyObject>(made make: () -> Object) -> Object {
    if let known = objects[ObjectIdentifier(Object.self)] as? Object { return known }
    let made = make()
    objects[ObjectIdentifier(Object.self)] = made
    return made
  }

  private final class Holder {
    weak var watch: StateWatch?
    init(_ watch: StateWatch) { self.watch = watch }
  }

  private static let slot: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { held in
      guard let held: UnsafeMutableRawPointer = held else { return }
      Unmanaged<Holder>.fromOpaque(held).release()
    }
    return key
  }()

  /// Makes this watch the current one of the thread for good.
  package func enter() {
    if Self.current !== self { Self.current = self }
  }

  /// Runs a piece of the app's code, and notes which observable properties it reads.
  ///
  /// A property that was read is known only when it changes; its read is then recorded afterwards.
  package func watching(_ code: () -> Void) {
    enter()
    guard let place = place() else { return code() }
    let later = LaterChange { [weak self] path in
      guard let self, let path, let now = self.place() else { return }
      self.note(self.key(of: path), { Self.words(for: path) }, isChange: false, at: place)
      self.note(self.key(of: path), { Self.words(for: path) }, isChange: true, at: now)
    }
    withObservationTracking(code, willSet: { later.make($0.changed) })
  }

  /// A change that is called only from the thread of the app.
  private struct LaterChange: @unchecked Sendable {
    let make: (AnyKeyPath?) -> Void
  }

  /// Records that an observable property is changed.
  package static func change(at path: AnyKeyPath?) {
    guard let current, let path, let place = current.place() else { return }
    current.note(current.key(of: path), { words(for: path) }, isChange: true, at: place)
  }

  private func key(of path: AnyKeyPath) -> ValueKey {
    if let known = paths[path] { return known }
    let key = ValueKey()
    paths[path] = key
    return key
  }

  /// The name of a property and of its type: `query of SearchModel`.
  package static func words(for path: AnyKeyPath) -> String {
    let property = String(describing: path).split(separator: ".").last.map { $0.drop { $0 == "_" } }
    let isNamed = property?.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } ?? false
    return "\(isNamed ? property ?? "" : "a property") of \(type(of: path).rootType)"
  }

  /// Records that a value is read.
  package static func read(_ key: ValueKey, _ name: @autoclosure () -> String) {
    current?.note(key, name, isChange: false)
  }

  /// Records that a value is changed.
  package static func change(_ key: ValueKey, _ name: @autoclosure () -> String) {
    current?.note(key, name, isChange: true)
  }

  private func note(_ key: ValueKey, _ name: () -> String, isChange: Bool) {
    guard !isDrawing || isChange, let place = place() else { return }
    note(key, name, isChange: isChange, at: place)
  }

  private func note(_ key: ValueKey, _ name: () -> String, isChange: Bool, at place: Int) {
    touch(self.name(of: key, name), isChange, place)
  }

  /// The name of a value, with a number if others have the same.
  private func name(of key: ValueKey, _ name: () -> String) -> String {
    if let known = names[ObjectIdentifier(key)] { return known.name }
    let plain = name()
    let before = uses[plain, default: 0]
    uses[plain] = before + 1
    let unique = before == 0 ? plain : "\(plain) #\(before + 1)"
    names[ObjectIdentifier(key)] = (key, unique)
    return unique
  }
}

/// Distinguishes a value from others with the same name.
package final class ValueKey {
  /// Makes a unique key.
  package init() {}
}
