public import SwiftUIViews
import ViewGraph
import ViewLayout

extension View {
  /// The view with the value of a preference inside changed for the views around it.
  public nonisolated func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    redrawn { boxes, _ in
      [
        PreferenceChangeBox(ObjectIdentifier(K.self), .one(boxes)) { inner in
          var value = K.reduced(inner)
          callback(&value)
          return [value]
        }
      ]
    }
  }

  /// The view with another behind it, made of a preference inside.
  public nonisolated func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    redrawn { boxes, scope in
      let watched = WatchingBox(.one(boxes)) { _ in }
      let behind = scope.draw(transform(watched.reduced(K.self)), at: .part("behind"))
      return [
        LayerBox(
          alignment.boxAlignment, leader: behind.count, behind + [watched])
      ]
    }
  }
  /// The view with another in front of it, made of a preference inside.
  public nonisolated func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    redrawn { boxes, scope in
      let watched = WatchingBox(.one(boxes)) { _ in }
      let front = scope.draw(transform(watched.reduced(K.self)), at: .part("front"))
      return [LayerBox(alignment.boxAlignment, leader: 0, [watched] + front)]
    }
  }
}
