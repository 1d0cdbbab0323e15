/// The JSON schemas of quarantine files and of results.
package enum ResultSchema: String, CaseIterable, Sendable {
  /// The file of a quarantine.
  case quarantine
  /// A line of the recorded result of a test.
  case test
  /// A line of the report of a run.
  case run

  /// The schema, with a line feed at the end.
  package var text: String {
    switch self {
    case .quarantine: Self.quarantineText
    case .test: Self.testText
    case .run: Self.runText
    }
  }

  private static let quarantineText = #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "Tests whose failures do not count for a while",
      "type": "object",
      "additionalProperties": false,
      "required": ["tests"],
      "properties": {
        "$schema": { "type": "string" },
        "tests": {
          "type": "array",
          "maxItems": 10000,
          "items": {
            "type": "object",
            "additionalProperties": false,
            "required": ["test", "owner", "reason", "until"],
            "properties": {
              "test": {
                "description": "Module.Class/test, in which * matches any text.",
                "type": "string",
                "minLength": 1
              },
              "owner": { "description": "Who fixes it.", "type": "string", "minLength": 1 },
              "reason": { "description": "Why it fails.", "type": "string", "minLength": 1 },
              "until": {
                "description": "The last day on which its failures do not count.",
                "type": "string",
                "pattern": "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"
              },
              "link": {
                "description": "A link to the issue.",
                "type": "string",
                "minLength": 1
              }
            }
          }
        }
      }
    }

    """#

  /// The settings and attempts in both kinds of lines.
  private static let definitions = #"""
      "$defs": {
        "setting": {
          "type": "object",
          "additionalProperties": false,
          "required": ["latencies", "faults", "device", "system", "language"],
          "properties": {
            "latencies": { "type": "string" },
            "faults": { "type": "string" },
            "device": { "type": "string" },
            "system": { "type": "string" },
            "language": { "type": "string" },
            "variables": { "type": "string" }
          }
        },
        "failure": {
          "type": "object",
          "additionalProperties": false,
          "required": ["message", "file", "line"],
          "properties": {
            "message": { "type": "string" },
            "file": { "type": "string", "pattern": "^[^/]*$" },
            "line": { "type": "integer" },
            "kind": { "type": "string" },
            "subject": { "type": "string" }
          }
        },
        "wait": {
          "type": "object",
          "additionalProperties": false,
          "required": ["words", "file", "line", "timeout", "lost", "nearest"],
          "properties": {
            "words": { "type": "string" },
            "file": { "type": "string", "pattern": "^[^/]*$" },
            "line": { "type": "integer" },
            "timeout": { "type": "integer", "minimum": 0 },
            "lost": { "type": "integer", "minimum": 0 },
            "nearest": { "type": "array", "items": { "type": "string" } }
          }
        },
        "attempt": {
          "type": "object",
          "additionalProperties": false,
          "required": ["attempt", "seed", "outcome", "nanoseconds"],
          "properties": {
            "attempt": { "type": "integer", "minimum": 1 },
            "seed": { "type": "integer", "minimum": 0 },
            "outcome": { "enum": ["passed", "failed", "skipped", "crashed"] },
            "nanoseconds": { "type": "integer", "minimum": 0 },
            "failures": {
              "type": "array", "minItems": 1, "items": { "$ref": "#/$defs/failure" }
            },
            "reason": { "type": "string" },
            "timedOutWaits": {
              "type": "array", "minItems": 1, "items": { "$ref": "#/$defs/wait" }
            },
            "journal": { "type": "string", "pattern": "^[^./][^/]*$" },
            "replay": { "type": "string" }
          }
        }
      }
    """#

  private static let testText = #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "A line of the recorded result of a test: the head, or an attempt",
      "oneOf": [
        {
          "type": "object",
          "additionalProperties": false,
          "required": ["format", "version", "test", "setting"],
          "properties": {
            "format": { "const": "rehearsal-test" },
            "version": { "const": 1 },
            "test": { "type": "string", "minLength": 1 },
            "setting": { "$ref": "#/$defs/setting" },
            "running": {
              "description": "The seed of the attempt that has begun and not ended.",
              "type": "integer",
              "minimum": 0
            }
          }
        },
        { "$ref": "#/$defs/attempt" }
      ],

    """# + definitions + "\n}\n"

  private static let runText = #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "A line of the report of a run: the head, or a test",
      "oneOf": [
        {
          "type": "object",
          "additionalProperties": false,
          "required": ["format", "version", "setting", "tests", "holds", "counts"],
          "properties": {
            "format": { "const": "rehearsal-run" },
            "version": { "const": 1 },
            "setting": { "$ref": "#/$defs/setting" },
            "tests": { "type": "integer", "minimum": 0 },
            "holds": { "type": "boolean" },
            "counts": {
              "type": "object",
              "additionalProperties": false,
              "required": ["passed", "flaky", "failed", "crashed", "skipped", "unfinished"],
              "properties": {
                "passed": { "type": "integer", "minimum": 0 },
                "flaky": { "type": "integer", "minimum": 0 },
                "failed": { "type": "integer", "minimum": 0 },
                "crashed": { "type": "integer", "minimum": 0 },
                "skipped": { "type": "integer", "minimum": 0 },
                "unfinished": { "type": "integer", "minimum": 0 }
              }
            }
          }
        },
        {
          "type": "object",
          "additionalProperties": false,
          "required": ["test", "status", "failsRun", "nanoseconds", "attempts"],
          "properties": {
            "test": { "type": "string", "minLength": 1 },
            "status": {
              "enum": ["passed", "flaky", "failed", "crashed", "skipped", "unfinished"]
            },
            "failsRun": { "type": "boolean" },
            "quarantine": {
              "type": "object",
              "additionalProperties": false,
              "required": ["owner", "reason", "until"],
              "properties": {
                "owner": { "type": "string" },
                "reason": { "type": "string" },
                "until": { "type": "string" },
                "link": { "type": "string" }
              }
            },
            "failingAlike": {
              "description": "How many tests of the run fail in the same way, itself included.",
              "type": "integer",
              "minimum": 3
            },
            "nanoseconds": { "type": "integer", "minimum": 0 },
            "attempts": { "type": "array", "items": { "$ref": "#/$defs/attempt" } }
          }
        }
      ],

    """# + definitions + "\n}\n"
}
