import SwiftUIViews
import ViewGraph

/// The row of a picker that opens its options on a screen of their own, and comes back on a choice.
struct PickerLink: View {
  let picker: RowPicker
  @State private var isShown = false

  private var chosen: String { picker.chosen.map { picker.options[$0] } ?? "" }

  var body: some View {
    NavigationLink(isActive: $isShown) {
      List {
        ForEach(Array(picker.options.indices), id: \.self) { index in row(index) }
      }
      .navigationTitle(Text(verbatim: picker.title))
      .navigationBarTitleDisplayMode(.inline)
    } label: {
      LabeledContent {
        Text(verbatim: chosen)
      } label: {
        picker.label
      }
    }
    .accessibilityLabel(Text(verbatim: picker.title))
    .accessibilityValue(Text(verbatim: chosen))
  }

  private func row(_ index: Int) -> some View {
    Button {
      picker.choose(index)
      isShown = false
    } label: {
      HStack {
        Text(verbatim: picker.options[index])
        Spacer()
        if index == picker.chosen { Image(systemName: "checkmark").accessibilityHidden(true) }
      }
    }
    .accessibilityAddTraits(index == picker.chosen ? .isSelected : [])
  }
}
