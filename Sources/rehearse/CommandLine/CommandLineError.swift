/// What is wrong with the arguments.
enum CommandLineError: Error, Equatable {
  case unknownCommand(String, nearest: String?)
  case unknownOption(String, command: CommandName?, nearest: String?)
  case missingValue(option: String)
  case unexpectedValue(option: String, value: String)
  case badNumber(option: String, value: String, range: ClosedRange<Int>)
  case badValue(option: String, value: String, expected: String)
  case missingArgument(String, command: CommandName)
  case excludedOption(String, by: String)
  case unexpectedArgument(String, command: CommandName?)
  case unknownFlow(String, nearest: String?, known: [String])
  case unknownFormat(String, nearest: String?, known: [String])
  case repeatedOption(String)
  case unknownDevice(String, nearest: String?, known: [String])
}
