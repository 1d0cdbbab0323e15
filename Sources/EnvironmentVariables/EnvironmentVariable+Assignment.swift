extension EnvironmentVariable {
  /// The assignment of a value as it is typed before a command: `REHEARSAL_DEVICE='iPhone 15' `.
  ///
  /// It ends with a space, so that assignments and the command can be joined as they are.
  package func assignment(_ value: String) -> String { "\(name)=\(Self.quoted(value)) " }

  /// A text as a shell takes it for one word.
  package static func quoted(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { byte in
      UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 || UInt8(ascii: "+")...0x3A ~= byte
        || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "=")
    }
    return isPlain ? text : "'" + text.replacing("'", with: "'\\''") + "'"
  }
}
