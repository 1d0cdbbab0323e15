import ViewGraph
package import ViewLayout

/// A value that views pass up to the views around them.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value
  /// The value if no view sets one.
  static var defaultValue: Value { get }
  /// Combines the value with the next.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// No value.
  public static var defaultValue: Value { nil }
}

extension View {
  /// The view with a value for the views around it.
  public nonisolated func preference<K: PreferenceKey>(
    key: K.Type = K.self, value: K.Value
  ) -> some View {
    boxed { box, _ in PreferenceBox(ObjectIdentifier(K.self), value, box) }
  }

  /// Calls a closure when the value of a preference inside has changed.
  public nonisolated func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    redrawn { boxes, scope in
      let last = scope.node.slot(-5) { LastValue<K.Value>() }
      let graph = scope.node.graph
      return [
        WatchingBox(.one(boxes)) { box in
          let value = box.reduced(K.self)
          guard last.value != .some(value) else { return }
          let isFirst = last.value == nil
          last.value = value
          if isFirst, value == K.defaultValue { return }
          graph.afterDrawing { action(value) }
        }
      ]
    }
  }
}

extension WatchingBox {
  /// The value of a preference, of all views inside.
  package func reduced<K: PreferenceKey>(_ key: K.Type) -> K.Value {
    K.reduced(values(of: ObjectIdentifier(key)))
  }
}

extension PreferenceKey {
  /// One value of many.
  package static func reduced(_ values: [Any]) -> Value {
    let values = values.compactMap { $0 as? Value }
    guard var value = values.first else { return defaultValue }
    for next in values.dropFirst() { reduce(value: &value) { next } }
    return value
  }
}
