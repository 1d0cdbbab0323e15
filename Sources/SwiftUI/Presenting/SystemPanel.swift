import SwiftUIViews

/// The system's panels for choosing something.
package enum SystemPanel {
  /// A panel with the name that its bar has on a phone, and with its content.
  @MainActor
  package static func view(
    named name: String, cancel: @escaping () -> Void, @ViewBuilder content: () -> some View
  ) -> some View {
    NavigationStack {
      content()
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
