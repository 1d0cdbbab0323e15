import Foundation

/// What a finger of the run carries from one view to another.
package final class DragDesk {
  /// Carries nothing.
  package init() {}

  /// What is carried; nil for nothing.
  package var item: DraggedItem?
}

/// A value or its data on the way from one view to another.
package struct DraggedItem {
  /// The value, if the view that it comes from has given one.
  let value: Any?
  /// Its data.
  let provider: NSItemProvider

  init(_ value: some Transferable) {
    self.value = value
    provider = NSItemProvider(object: value)
  }

  init(_ provider: NSItemProvider) {
    value = nil
    self.provider = provider
  }

  /// The value, if it is of a type or an object stands for one.
  func value<T>(as type: T.Type) -> T? {
    if let value = value as? T { return value }
    var loaded: T?
    provider.loadObject(ofClass: type) { object, _ in loaded = object }
    return loaded
  }
}
