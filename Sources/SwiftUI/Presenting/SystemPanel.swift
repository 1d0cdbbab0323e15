import SwiftUIViews

/// The panels of the system in which a person chooses something that a simulated device has none
/// of, so that a test can cancel them and nothing else.
package enum SystemPanel {
  /// A panel by the name that its bar has on a phone, with the words for nothing to choose from.
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
