/// A problem that an audit has found.
package struct AuditFinding: Sendable, Equatable {
  /// The kind of problem.
  package let type: AuditType
  /// The index of the element in the tree; nil if the problem belongs to no element.
  package let element: Int?
  /// The descriptions of the problem.
  package let words: AuditWords

  /// Makes a finding.
  init(_ type: AuditType, _ element: Int?, _ words: AuditWords) {
    self.type = type
    self.element = element
    self.words = words
  }
}

/// The descriptions of problems.
///
/// They are Apple's words if public logs show them, and otherwise this project's own (Fidelity).
package enum AuditWords: Sendable, Equatable {
  case smallHitArea, coveredHitArea
  case noDescription, imageWithoutLabel, notReadable, repeatsRole
  case contrastFailed, contrastNearlyPassed
  case hiddenText
  case clipped
  case fixedType, partlyFixedType
  case conflictingTraits([String]), missingTrait(String)
  case noAction
  case strayChild

  /// The problem in a few words.
  package var compact: String {
    switch self {
    case .smallHitArea, .coveredHitArea: "Hit area is too small"
    case .noDescription: "Element has no description"
    case .imageWithoutLabel: "Image has no label"
    case .notReadable: "Label not human-readable"
    case .repeatsRole: "Label duplicates role description"
    case .contrastFailed: "Contrast failed"
    case .contrastNearlyPassed: "Contrast nearly passed"
    case .hiddenText: "Potentially inaccessible text"
    case .clipped: "Text clipped"
    case .fixedType: "Dynamic Type font sizes are unsupported"
    case .partlyFixedType: "Dynamic Type font sizes are partially unsupported"
    case .conflictingTraits: "Element has conflicting traits"
    case .missingTrait: "Element is missing a trait"
    case .noAction: "Action is missing"
    case .strayChild: "Parent/Child mismatch"
    }
  }

  /// The problem in a sentence.
  package var detailed: String {
    switch self {
    case .smallHitArea: "This element is smaller than 44 by 44 points."
    case .coveredHitArea:
      "Less than 44 by 44 points of this element are free of other elements that receive touches."
    case .noDescription: "This element is missing useful accessibility information."
    case .imageWithoutLabel: "This image can be touched, and has no label."
    case .notReadable: "The label of this element looks like a name in code, or is not a word."
    case .repeatsRole: "The label of this element repeats what kind of element it is."
    case .contrastFailed: "Contrast failed for element"
    case .contrastNearlyPassed: "Contrast nearly passed for element"
    case .hiddenText:
      "This element appears to display text that should be represented using the accessibility API."
    case .clipped: "Text of this element may be clipped at larger Dynamic Type sizes."
    case .fixedType, .partlyFixedType:
      "User will not be able to change the font size of this element"
    case .conflictingTraits(let names):
      "This element cannot have these traits together: \(names.joined(separator: ", "))."
    case .missingTrait(let name):
      "This element responds to a tap, and does not have the trait \(name) or one like it."
    case .noAction:
      "This element is missing accessibility action support equivalent to click/tap inputs."
    case .strayChild: "This element is not an accessibility child of the parent element."
    }
  }
}
