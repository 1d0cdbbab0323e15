import AccessibilityTree
import SwiftUIViews
import ViewGraph
package import ViewLayout

/// A color picker: a color well that opens nothing here.
public struct ColorPicker<Label: View> {
  private let selection: Binding<Color>
  private let label: Label

  /// Makes a picker with a label.
  public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.label = label()
  }
}

extension ColorPicker where Label == Text {
  /// Makes a picker with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) { self.init(selection: selection) { Text(titleKey) } }
  /// Makes a picker with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
  ) { self.init(selection: selection) { Text(title) } }
}

extension ColorPicker: View, Drawable {
  package func draw(in scope: DrawScope) -> [Box] {
    _ = selection.wrappedValue
    let label = scope.draw(label, at: .part("label"))
    let words = label.flatMap(\.words).joined(separator: ", ")
    let isEnabled = scope.environment.isEnabled
    let well = ElementBox([SizedBox(CGSize(width: 28, height: 28))]) { frame, _ in
      var element = BoxElement(.colorWell, label: words, traits: .button, frame: frame)
      element.isEnabled = isEnabled
      return [element]
    }
    return [
      StackBox(.horizontal, guide: .middle, spacing: nil, label + [AxisBox(.spacer(nil)), well])
    ]
  }
}
