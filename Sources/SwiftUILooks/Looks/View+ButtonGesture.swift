public import SwiftUIViews

extension View {
  /// Makes the view act as a button; a finger is down for the moment of a tap.
  public nonisolated func _onButtonGesture(
    pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
  ) -> some View {
    onTapGesture {
      pressing?(true)
      action()
      pressing?(false)
    }
  }
}
