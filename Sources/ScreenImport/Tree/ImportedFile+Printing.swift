extension ImportedFile {
  /// The file, printed from its rows and tags; it equals the source byte for byte.
  package func printed() -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(source.bytes.count)
    for piece in pieces {
      switch piece {
      case .text(let slice): append(slice, to: &text)
      case .row(let node): appendRow(nodes[Int(node)], to: &text)
      case .tag(let node): appendTag(nodes[Int(node)], to: &text)
      case .closingTag(let node):
        text += "</".utf8
        append(nodes[Int(node)].word, to: &text)
        text += ">".utf8
      }
    }
    return text
  }

  private func append(_ slice: SourceSlice, to text: inout [UInt8]) {
    text += source.bytes[slice.range.clamped(to: source.bytes.indices)]
  }

  // MARK: - Rows

  private func appendRow(_ node: ImportedNode, to text: inout [UInt8]) {
    append(node.word, to: &text)
    if node.isMain { text += " (Main)".utf8 }
    for field in fields[node.fields] {
      text += separator(field.style).utf8
      text += name(field.kind).utf8
      append(field.words, to: &text)
      if field.kind.isQuoted, field.style != .unclosed { text += "'".utf8 }
    }
  }

  private func separator(_ style: ImportedField.Style) -> String {
    switch style {
    case .plain, .unclosed: ", "
    case .blank: " "
    case .colon: ": "
    case .bare: ""
    }
  }

  private func name(_ kind: ImportedField.Kind) -> String {
    switch kind {
    case .processID: "pid: "
    case .traits: "traits: "
    case .value: "value: "
    case .hitPoint: "hitPoint: "
    case .keyboardFocus: "Keyboard Focused"
    case .focus: "Focused"
    case .disabled: "Disabled"
    case .selected: "Selected"
    case .mainWindow: "Main Window"
    default: kind.isQuoted ? kind.rowName + ": '" : ""
    }
  }

  // MARK: - Tags

  private func appendTag(_ node: ImportedNode, to text: inout [UInt8]) {
    guard !node.isVerbatim else { return append(node.word, to: &text) }
    text.append(UInt8(ascii: "<"))
    append(node.word, to: &text)
    for field in fields[node.fields] {
      let quote = UInt8(ascii: field.style == .blank ? "'" : "\"")
      text.append(UInt8(ascii: " "))
      append(field.name, to: &text)
      text.append(UInt8(ascii: "="))
      text.append(quote)
      append(field.words, to: &text)
      text.append(quote)
    }
    text += (node.isClosed ? "/>" : ">").utf8
  }
}

extension ImportedField.Kind {
  /// Whether its text is in quotes in a row.
  var isQuoted: Bool {
    switch self {
    case .identifier, .title, .label, .placeholder: true
    default: false
    }
  }

  /// The name before the text of a quoted field.
  var rowName: String {
    switch self {
    case .identifier: "identifier"
    case .title: "title"
    case .placeholder: "placeholderValue"
    default: "label"
    }
  }
}
