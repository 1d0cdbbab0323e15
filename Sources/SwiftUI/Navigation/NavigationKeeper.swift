import SwiftUIViews
import ViewGraph
import ViewLayout

/// The screens on a navigation stack above its root.
final class NavigationKeeper: LateViewWatcher {
  /// A screen, and how it is removed.
  struct Entry {
    let key: NodeKey
    var view: AnyView
    let remove: () -> Void
    /// Whether it is a column of a split view.
    var isColumn = false
  }

  private(set) var entries: [Entry] = []
  /// The screens that were removed while the app's bindings still show them.
  private var leaving: Set<NodeKey> = []
  /// The views for values, by their type.
  private var destinations: [ObjectIdentifier: (Any) -> AnyView] = [:]
  /// The binding of the app for the path.
  var path: PathAccess?
  private var ownPath: [AnyHashable] = []
  weak var node: ViewNode?
  /// Whether the screens are being drawn; changes made in that time are drawn at once.
  var isDrawing = false

  /// How an app's path is read and written.
  struct PathAccess {
    let get: () -> [AnyHashable]
    let set: ([AnyHashable]) -> Void
  }

  // MARK: - Links with their own screens

  /// Shows a screen, or updates it if it is on the stack.
  func show(
    _ key: NodeKey, _ view: AnyView, isColumn: Bool = false, remove: @escaping () -> Void
  ) {
    guard !leaving.contains(key) else { return }
    if let index = entries.firstIndex(where: { $0.key == key }) {
      entries[index].view = view
    } else {
      entries.append(Entry(key: key, view: view, remove: remove, isColumn: isColumn))
    }
    tell()
  }

  /// Removes a screen, and those above it; returns whether it was on the stack.
  @discardableResult
  func hide(_ key: NodeKey) -> Bool {
    guard let index = entries.firstIndex(where: { $0.key == key }) else { return false }
    entries.removeSubrange(index...)
    tell()
    return true
  }

  /// Removes the top screen.
  func pop() {
    guard let path, !path.get().isEmpty, !hasLinkOnTop else { return popEntry() }
    path.set(path.get().dropLast())
    tell()
  }

  private var hasLinkOnTop: Bool {
    guard let last = entries.last, case .part = last.key else { return false }
    return true
  }

  private func popEntry() {
    guard let last = entries.last else { return }
    if case .repeated = last.key {
      ownPath.removeLast()
    } else {
      entries.removeLast()
      leaving.insert(last.key)
    }
    tell()
    afterNextDrawing { [weak self] in
      self?.leaving.remove(last.key)
      last.remove()
    }
  }

  /// Runs a step after `onAppear` of the screen below, which runs first on iOS.
  private func afterNextDrawing(_ step: @escaping () -> Void) {
    guard let graph = node?.graph else { return step() }
    graph.afterDrawing { [unowned graph] in graph.afterDrawing(step) }
  }

  private func tell() {
    if !isDrawing { node?.change() }
  }

  /// Makes the bar again if views that are made late leave notes for it.
  @MainActor
  func look(late boxes: [Box]) {
    if BarContent.isTold(in: boxes) { tell() }
  }

  // MARK: - Values

  func register(_ type: ObjectIdentifier, _ make: @escaping (Any) -> AnyView) {
    destinations[type] = make
  }

  func push(_ value: AnyHashable) {
    if let path {
      path.set(path.get() + [value])
    } else {
      ownPath.append(value)
    }
    tell()
  }

  /// Makes the screens match the values of the path; returns a value that has no screen.
  func followPath() -> AnyHashable? {
    let values = path?.get() ?? ownPath
    var missing: AnyHashable?
    var made: [Entry] = []
    for (place, value) in values.enumerated() {
      let make = destinations[ObjectIdentifier(type(of: value.base))]
      // A path of values of any type has one screen for all of them.
      guard let make = make ?? destinations[ObjectIdentifier(AnyHashable.self)] else {
        missing = value
        continue
      }
      made.append(Entry(key: .repeated(value, place), view: make(value.base), remove: {}))
    }
    // The columns of a split view come first: a stack is in one of them.
    let others = entries.filter { if case .part = $0.key { true } else { false } }
    let columns = others.prefix { $0.isColumn }
    entries = columns + made + others.dropFirst(columns.count)
    return missing
  }
}

private enum NavigationKey: EnvironmentKey {
  static var defaultValue: NavigationKeeper? { nil }
}

extension EnvironmentValues {
  /// The navigation stack around the view.
  var navigation: NavigationKeeper? {
    get { self[NavigationKey.self] }
    set {
      self[NavigationKey.self] = newValue
      pickerRow = newValue.map { _ in { AnyView(PickerLink(picker: $0)) } }
    }
  }
}
