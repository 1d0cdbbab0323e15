import SwiftUIViews

/// The system's panels for choosing something that a simulated device does not have, such as a
/// file; a test can only cancel them.
package enum SystemPanel {
  /// A panel with the name that its bar has on a phone, and the text for when it is empty.
  @MainActor
  package static func view(
    named name: String, words: String, cancel: @escaping () -> Void
  ) -> some View {
    NavigationStack {
      Text(verbatim: words)
        .navigationTitle(Text(verbatim: name))
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
          ToolbarItem(placement: .cancellationAction) {
            Button(action: cancel) { Text(verbatim: "Cancel") }
          }
        }
    }
  }
}
