package import SwiftUI

// The controls, texts and pictures of UIKit, as SwiftUI would show them.

extension UILabel: ViewShowing {
  /// The text.
  package func shown() -> AnyView {
    AnyView(Text(verbatim: text ?? "").lineLimit(numberOfLines == 0 ? nil : numberOfLines))
  }
}

extension UIImageView: ViewShowing {
  /// The picture.
  package func shown() -> AnyView { AnyView(image.map { Image(uiImage: $0).resizable() }) }
}

extension UIActivityIndicatorView: ViewShowing {
  /// The wheel.
  package func shown() -> AnyView {
    AnyView(isAnimating || !hidesWhenStopped ? ProgressView() : nil)
  }
}

extension UIButton: ViewShowing {
  /// The button.
  package func shown() -> AnyView {
    AnyView(
      Button {
        self.sendActions(for: [.touchUpInside, .primaryActionTriggered])
      } label: {
        if let image = currentImage { Image(uiImage: image) }
        if let title = currentTitle { Text(verbatim: title) }
      }
      .disabled(!isEnabled)
      .accessibilityAddTraits(isSelected ? .isSelected : []))
  }
}

extension UISwitch: ViewShowing {
  /// The switch.
  package func shown() -> AnyView {
    AnyView(
      Toggle(isOn: Binding(get: { self.isOn }, set: turn)) { EmptyView() }
        .labelsHidden().disabled(!isEnabled))
  }

  private func turn(_ isOn: Bool) {
    self.isOn = isOn
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }
}

extension UISlider: ViewShowing {
  /// The line.
  package func shown() -> AnyView {
    AnyView(
      Slider(
        value: Binding(get: { self.value }, set: move),
        in: minimumValue...max(minimumValue, maximumValue)
      )
      .disabled(!isEnabled))
  }

  private func move(to value: Float) {
    self.value = value
    sendActions(for: .valueChanged)
  }
}

extension UISegmentedControl: ViewShowing {
  /// The segments.
  package func shown() -> AnyView {
    AnyView(
      Picker(selection: Binding(get: { self.selectedSegmentIndex }, set: choose)) {
        ForEach(titles.indices, id: \.self) { Text(verbatim: self.titles[$0]).tag($0) }
      } label: {
        EmptyView()
      }
      .pickerStyle(.segmented).disabled(!isEnabled))
  }

  private func choose(_ place: Int) {
    selectedSegmentIndex = place
    sendActions(for: .valueChanged)
  }
}
