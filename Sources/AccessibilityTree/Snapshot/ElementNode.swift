/// One element of an arena: only numbers; its texts are in the arena's byte pool.
///
/// The five texts of an element follow each other in the pool in the order of ``ElementAttribute``,
/// so one start and five ends (counted from the start) locate them all.
struct ElementNode: Sendable {
  var frame: ElementFrame
  var traits: ElementTraits
  var token: Int32
  var processID: Int32
  var parent: Int32
  var subtreeEnd: Int32
  var textStart: UInt32
  var identifierEnd: UInt32
  var labelEnd: UInt32
  var titleEnd: UInt32
  var valueEnd: UInt32
  var placeholderEnd: UInt32
  var flags: ElementFlags
  var depth: UInt16
  var type: ElementType
  var notes: Notes

  /// Flags for what the other fields do not express.
  struct Notes: OptionSet, Sendable {
    let rawValue: UInt8

    static let hasValue = Notes(rawValue: 1 << 0)
    static let hasPlaceholder = Notes(rawValue: 1 << 1)
    static let hasProcessID = Notes(rawValue: 1 << 2)
    /// Every byte of its texts is below 128, so equal text means equal bytes.
    static let isASCII = Notes(rawValue: 1 << 3)
  }

  /// Where one text lies in the pool; an absent value or placeholder has no bytes.
  @inline(__always)
  func range(of attribute: ElementAttribute) -> Range<Int> {
    let start = Int(textStart)
    switch attribute {
    case .identifier: return start..<start + Int(identifierEnd)
    case .label: return start + Int(identifierEnd)..<start + Int(labelEnd)
    case .title: return start + Int(labelEnd)..<start + Int(titleEnd)
    case .value: return start + Int(titleEnd)..<start + Int(valueEnd)
    case .placeholderValue: return start + Int(valueEnd)..<start + Int(placeholderEnd)
    }
  }

  /// False for a value or placeholder that was given as nil.
  @inline(__always)
  func has(_ attribute: ElementAttribute) -> Bool {
    switch attribute {
    case .identifier, .label, .title: return true
    case .value: return notes.contains(.hasValue)
    case .placeholderValue: return notes.contains(.hasPlaceholder)
    }
  }
}
