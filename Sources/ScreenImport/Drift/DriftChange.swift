package import AccessibilityTree

/// One thing in which a recording differs from the model.
package struct DriftChange: Sendable, Hashable {
  /// The kind of difference.
  package enum Kind: Sendable, Hashable {
    /// The recording has an element that the model lacks, with the model's nearest element.
    case appeared(nearest: String?)
    /// The model has an element that the recording lacks, with the recording's nearest element.
    case went(nearest: String?)
    /// The type in the model and in the recording.
    case type(ElementType, ElementType)
    /// The identifier in the model and in the recording.
    case identifier(String, String)
    /// The label in the model and in the recording.
    case label(String, String)
    /// Whether the element is enabled in the recording.
    case enabled(Bool)
    /// Whether the element is selected in the recording.
    case selected(Bool)
    /// The value in the model and in the recording.
    case value(String, String)
    /// The placeholder in the model and in the recording.
    case placeholder(String, String)
    /// The frame in the model and in the recording.
    case frame(ElementFrame, ElementFrame)
  }

  /// The element as a row without its frame: the recorded one, or the model's if the recording
  /// lacks it.
  package var element: String
  /// The kind of difference.
  package var kind: Kind

  /// The word for what differs, for tools.
  package var word: String {
    switch kind {
    case .appeared: "appeared"
    case .went: "went"
    case .type: "type"
    case .identifier: "identifier"
    case .label: "label"
    case .enabled: "enabled"
    case .selected: "selected"
    case .value: "value"
    case .placeholder: "placeholder"
    case .frame: "frame"
    }
  }

  /// Whether the identifier or the label differs.
  var isOfName: Bool {
    switch kind {
    case .identifier, .label: true
    default: false
    }
  }

  /// The change in words.
  package var text: String {
    switch kind {
    case .appeared(let nearest): "appeared: \(element)" + Self.words(nearest)
    case .went(let nearest): "gone: \(element)" + Self.words(nearest)
    case .type(let old, let new): "type: \(element) is \(new.name), was \(old.name)"
    case .identifier(let old, let new): "identifier: \(element) has '\(new)', had '\(old)'"
    case .label(let old, let new): "label: \(element) says '\(new)', said '\(old)'"
    case .enabled(let isEnabled):
      "enabled: \(element) is \(isEnabled ? "enabled" : "disabled"), was not"
    case .selected(let isSelected):
      "selected: \(element) is \(isSelected ? "selected" : "not selected"), "
        + (isSelected ? "was not" : "was selected")
    case .value(let old, let new): "value: \(element) has '\(new)', had '\(old)'"
    case .placeholder(let old, let new): "placeholder: \(element) has '\(new)', had '\(old)'"
    case .frame(let old, let new): "frame: \(element) is at \(new.text), was at \(old.text)"
    }
  }

  private static func words(_ nearest: String?) -> String {
    nearest.map { "; the nearest is \($0)" } ?? ""
  }
}
