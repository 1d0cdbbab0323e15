import SwiftUI

/// What a person chooses for the whole app.
struct SettingsView: View {
  @State private var name = ""
  @State private var isMetric = true

  var body: some View {
    Form {
      TextField("Name", text: $name).accessibilityIdentifier("name")
      Toggle("Metric Units", isOn: $isMetric).accessibilityIdentifier("metric")
      Text(name.isEmpty ? "Nobody cooks" : "\(name) cooks").accessibilityIdentifier("cook")
    }
    .navigationTitle("Settings")
    .onAppear { print("The settings are shown.") }
  }
}
