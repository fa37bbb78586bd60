"""The same conversion as a pipe: Spark reads and writes the lines, and the rejects are lost. Only to be measured."""

import sys

from pyspark.sql import SparkSession

archive, output, command = sys.argv[1:]
session = SparkSession.builder.appName("order-contract pipe").getOrCreate()
arguments = "convert order - --input ndjson --from 2023-07-27 --to 2024-02-05 --rejects /dev/null"
session.sparkContext.textFile(archive).pipe(f"{command} {arguments}").saveAsTextFile(output)
session.stop()
